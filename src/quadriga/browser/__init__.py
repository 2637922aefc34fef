"""A table for one person in a browser tab: the service around which a worker puts the storage of the browser.

It answers the same requests and tells the same news as a server, as far as they need nobody else.
"""
