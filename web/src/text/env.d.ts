declare module "virtual:first-texts" {
  const catalogue: import("../i18n/localizer").Catalogue;
  export default catalogue;
}
