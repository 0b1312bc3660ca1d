// One's own part in the dice: a number that is promised first (its SHA-256) and shown when everybody has promised.
const hexOf = (bytes: ArrayBuffer | Uint8Array): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const freshNonce = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));

// Of the text, not of the bytes it stands for. A page without HTTPS has no WebCrypto and promises nothing: the table says so.
export const commitOf = async (nonce: string): Promise<string | undefined> =>
  crypto.subtle ? hexOf(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(nonce))) : undefined;
