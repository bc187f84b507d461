// Node loader: an image is imported as its address, like in a build.

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
