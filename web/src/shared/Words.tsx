// A sentence with `names` between backticks.
export function Words({ text }: { readonly text: string }) {
  return <>{text.split("`").map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))}</>;
}
