// Style sheets that come with the screen or the title that needs them.

/** @type {Map<string, Promise<void>>} */
const asked = new Map();

/**
 * Put a style sheet into the page, once.
 * @param {string} path from the page's root
 * @returns {Promise<void>} when it is in force
 */
export function style(path) {
  const found = asked.get(path);
  if (found) return found;
  /** @type {Promise<void>} */
  const made = new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(`../${path}`, import.meta.url).href;
    // A sheet that fails to come is no reason to show nothing.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  asked.set(path, made);
  return made;
}

/**
 * What a module gives, together with the style sheets it needs.
 * @template T
 * @param {Promise<T>} module
 * @param {...string} paths
 * @returns {Promise<T>}
 */
export async function styled(module, ...paths) {
  const [loaded] = await Promise.all([module, ...paths.map(style)]);
  return loaded;
}
