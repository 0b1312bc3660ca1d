// The games with an editor for content of one's own (`design.tsx`), and the kind it makes: for pages that link to it before
// the game is loaded.
const designed: Readonly<Record<string, string>> = { "bite-the-pumpkin": "layout" };

export const designedKind = (game: string): string | undefined => designed[game];
