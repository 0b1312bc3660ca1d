declare module "virtual:first-texts" {
  const book: import("../i18n/speak").Book;
  export default book;
}
