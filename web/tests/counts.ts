// The last line of a test run, as ./test counts it.
import type { File, Reporter, Task } from "vitest";

const tests = (tasks: readonly Task[]): readonly Task[] =>
  tasks.flatMap((task) => (task.type === "suite" ? tests(task.tasks) : [task]));

export default class Counts implements Reporter {
  onFinished(files: File[] = [], errors: unknown[] = []): void {
    const all = files.flatMap((file) => tests(file.tasks));
    const passed = all.filter((test) => test.result?.state === "pass").length;
    const failed = all.filter((test) => test.result?.state === "fail").length;
    const unread = files.filter(
      (file) => file.result?.state === "fail" && tests(file.tasks).every((test) => test.result?.state !== "fail"),
    ).length;
    console.log(`${passed} passed, ${failed + unread + errors.length} failed`);
  }
}
