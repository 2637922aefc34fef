// How wide the window is, for components that lay themselves out by it.
import { useEffect, useState } from "../vendor/preact/hooks.js";

export function useWidth() {
  const [width, setWidth] = useState(innerWidth);
  useEffect(() => {
    const resized = () => setWidth(innerWidth);
    addEventListener("resize", resized);
    return () => removeEventListener("resize", resized);
  }, []);
  return width;
}
