// Arrow keys inside a group of buttons that is one stop in the tab order. `data-columns` sets the step up and down; the
// ends are joined.
export function arrows(event: KeyboardEvent): void {
  const group = event.currentTarget as HTMLElement;
  const columns = Number(group.dataset["columns"] ?? 1);
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
  const buttons = [...group.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

// The button that was focused last is where the tab key comes in; the first one before that.
export function enter({ currentTarget, target }: FocusEvent): void {
  for (const button of (currentTarget as HTMLElement).querySelectorAll("button"))
    button.tabIndex = button === target ? 0 : -1;
}
