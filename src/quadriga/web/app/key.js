// Keys by which the server knows a request again, so that it is carried out once however often it is sent.

/**
 * A key that nobody else has made. Random values exist over plain HTTP, too; `crypto.randomUUID` does not.
 * @returns {string}
 */
export function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
