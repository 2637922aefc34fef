"""Who is who: accounts, sessions, devices, who is here, and all that is one's own."""
