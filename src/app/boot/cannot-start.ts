/**
 * The page when a script that it begins with did not come: words and a button made without any other
 * script. The entry holds it, so it is small and imports nothing.
 */
export function sayItCannotStart(reload = () => window.location.reload()): void {
  const main = document.createElement('main');
  main.dataset['screen'] = 'boot-problem';
  main.style.cssText = 'max-width:40rem;margin:4rem auto;padding:0 1rem';
  const put = (tag: 'h1' | 'p' | 'button', text: string): HTMLElement => {
    const element = document.createElement(tag);
    element.textContent = text;
    main.append(element);
    return element;
  };
  document.title = put('h1', 'Unexpected Error').textContent ?? '';
  put('p', 'An unexpected error has occurred');
  put('button', 'Refresh Page').addEventListener('click', reload);
  document.getElementById('root')?.replaceChildren(main);
}
