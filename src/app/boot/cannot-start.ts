/** Needs no other script. Part of the entry, so it is small and imports next to nothing. */
export function showStartError(reload = () => window.location.reload()): void {
  const main = document.createElement('main');
  main.dataset['screen'] = 'boot-problem';
  main.style.cssText = 'max-width:40rem;margin:4rem auto;padding:0 1rem';
  const put = (tag: 'h1' | 'p' | 'button', text: string): HTMLElement => {
    const element = document.createElement(tag);
    element.textContent = text;
    main.append(element);
    return element;
  };
  const heading = put('h1', 'Unexpected Error');
  heading.style.cssText = 'font-size:2rem;margin-bottom:1rem';
  document.title = heading.textContent ?? '';
  put('p', 'An unexpected error has occurred');
  const button = put('button', 'Refresh Page');
  button.style.cssText =
    'margin-top:1.5rem;padding:.75rem 1.5rem;border:1.5px solid;border-radius:.5rem';
  button.addEventListener('click', reload);
  const root = document.getElementById('root');
  root?.replaceChildren(main);
  root?.removeAttribute('data-prerendered');
}
