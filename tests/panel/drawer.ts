import type { Locator, Page } from '@playwright/test';

export function drawerOf(page: Page) {
  const panel: Locator = page.getByRole('dialog', { name: 'Admin Debugger' });
  const toggle = page.getByRole('button', { name: 'Admin debugger settings' });
  return {
    panel,
    toggle,
    async open(): Promise<void> {
      await toggle.click();
      await panel.getByRole('heading', { name: 'Last 20 log lines' }).waitFor();
    },
    async close(): Promise<void> {
      await panel.getByRole('button', { name: 'Close panel' }).click();
      await panel.waitFor({ state: 'detached' });
    },
  };
}
