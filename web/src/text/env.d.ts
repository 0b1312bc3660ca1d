declare module "virtual:first-texts" {
  const book: import("../words/speak").Book;
  export default book;
}
