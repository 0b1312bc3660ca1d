declare module "engines/*.wasm?url" {
  const address: string;
  export default address;
}
