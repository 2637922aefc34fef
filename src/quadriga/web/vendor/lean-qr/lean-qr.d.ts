/** The QR code of a text; throws where it is too long for one. */
export const generate: (text: string) => { size: number; get: (x: number, y: number) => boolean };
