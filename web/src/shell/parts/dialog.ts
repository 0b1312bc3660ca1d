// A question that must be answered before the page goes on: the app's own `confirm`, or `alert` without `no`. Escape and a press outside mean no.
// The browser keeps the focus inside and gives it back.
import "./dialog.css";

export function asked(words: string, yes: string, no?: string): Promise<boolean> {
  const dialog = document.createElement("dialog");
  dialog.className = "sure";
  const text = document.createElement("p");
  text.id = "sure";
  text.textContent = words;
  dialog.setAttribute("aria-labelledby", text.id);
  const button = (label: string, answer: string): HTMLButtonElement => {
    const made = document.createElement("button");
    made.textContent = label;
    made.onclick = () => dialog.close(answer);
    return made;
  };
  const row = document.createElement("div");
  row.className = "row";
  const go = button(yes, "yes");
  go.className = "primary";
  if (no !== undefined) row.append(button(no, ""));
  row.append(go);
  dialog.append(text, row);
  dialog.onkeydown = (event) => event.stopPropagation(); // sheets below hear Escape, too
  dialog.onclick = ({ target }) => target === dialog && dialog.close("");
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((done) => {
    dialog.onclose = () => {
      dialog.remove();
      done(dialog.returnValue === "yes");
    };
  });
}
