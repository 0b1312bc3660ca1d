// Arrow keys inside a group of buttons; `data-columns` for a grid.
export function arrows(event: KeyboardEvent): void {
  const group = event.currentTarget as HTMLElement;
  const columns = Number(group.dataset["columns"] ?? 1);
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
  if (step === undefined) return;
  const buttons = [...group.querySelectorAll("button")];
  const next = buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
