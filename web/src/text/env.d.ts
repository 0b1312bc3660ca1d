declare module "virtual:first-texts" {
  const catalogue: import("../i18n/speak").Catalogue;
  export default catalogue;
}
