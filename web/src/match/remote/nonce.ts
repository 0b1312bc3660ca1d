// This seat's part in the dice: a random number whose SHA-256 is sent before the match and which is shown when all have
// committed.
const hexOf = (bytes: ArrayBuffer | Uint8Array): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const freshNonce = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));

// The hash is of the hexadecimal text, not of its bytes. A page without HTTPS has no WebCrypto and commits to nothing;
// the table says so.
export const commitOf = async (nonce: string): Promise<string | undefined> =>
  crypto.subtle ? hexOf(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(nonce))) : undefined;
