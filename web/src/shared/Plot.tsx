// A box for an Observable Plot. The plot is as wide as the box and drawn again when that changes.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import "./plot.css";

type Props = { readonly label: string; readonly draw: (width: number) => Element };

const widthBeforeLayout = 640;

// Plot adds a style element to every picture and labels its groups. Here one style serves all, and a picture is one
// image with one name.
function prepared(picture: Element, label: string): Element {
  picture.querySelectorAll("style").forEach((style) => style.remove());
  picture.querySelectorAll("[aria-label], [aria-description]").forEach((part) => {
    part.removeAttribute("aria-label");
    part.removeAttribute("aria-description");
  });
  picture.setAttribute("class", "plot");
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", label);
  return picture;
}

export function Plot({ label, draw }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.floor(element.clientWidth) || widthBeforeLayout);
    measure();
    const watcher = new ResizeObserver(() => requestAnimationFrame(measure));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (width > 0) place.current?.replaceChildren(prepared(draw(width), label));
  }, [width, draw, label]);
  return <div class="plot-place" ref={place} />;
}
