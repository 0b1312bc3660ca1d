import { describe, expect, it } from "vitest";
import { insideScript, insideStyle } from "../tools/one_file";

describe("code inside a page", () => {
  it("can't end its element", () => {
    expect(insideScript('a = "</script><!--"')).toBe('a = "<\\/script><\\!--"');
    expect(insideStyle('a::before { content: "</style>" }')).toBe('a::before { content: "<\\/style>" }');
  });
  it("means the same as before", () =>
    expect(new Function(insideScript('return "</SCRIPT><!--"'))()).toBe("</SCRIPT><!--"));
});
