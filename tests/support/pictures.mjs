// Node loader: imports an image as its address, like a build, so that tests can import modules with
// images.

const PICTURE = /\.(svg|png|webp)$/;

export async function load(url, context, next) {
  if (!PICTURE.test(url)) return next(url, context);
  const address = new URL(url).pathname;
  return {
    format: 'module',
    source: `export default ${JSON.stringify(address)};`,
    shortCircuit: true,
  };
}
