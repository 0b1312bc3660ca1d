// The package has no types of its own.
declare module "subset-font" {
  export default function subset(
    font: Uint8Array,
    characters: string,
    wishes: { readonly targetFormat: "woff2" | "sfnt"; readonly noLayoutClosure?: boolean },
  ): Promise<Uint8Array>;
}
