// Entry point of `npm run views`.
import { writePages } from "./views";

writePages();
