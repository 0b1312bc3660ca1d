// The app's own `confirm`, loaded with the first question.
export const sure = async (words: string, yes: string, no: string): Promise<boolean> =>
  (await import("./dialog")).asked(words, yes, no);
