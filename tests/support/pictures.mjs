// Loader of Node: a picture is its address, as in a build. So the tests can import what imports pictures.

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
