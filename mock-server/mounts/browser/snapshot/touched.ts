let touchedAt: string | null = null;

/** Notes when somebody types or chooses something on a screen. */
export function followTyping(): void {
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.closest('main') !== null) {
        touchedAt = location.pathname;
      }
    },
    { capture: true },
  );
}

/** Whether something was typed or chosen on the screen that is shown, since the page was loaded. */
export const isTouched = (): boolean => touchedAt === location.pathname;
