// The app's own `confirm`, loaded with the first question; without `no` its `alert`.
export const sure = async (words: string, yes: string, no?: string): Promise<boolean> =>
  (await import("./dialog")).asked(words, yes, no);
