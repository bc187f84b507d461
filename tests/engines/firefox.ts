import { launch, type ElementHandle } from 'puppeteer-core';
import { QUERIES, type Engine, type Field } from './engine-page';

/** Puppeteer controls Debian's Firefox by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(QUERIES);
  return {
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    find: async (expression, selector) => {
      const iframe = selector === null ? null : await page.$(selector);
      const frame = selector === null ? page.mainFrame() : await iframe?.contentFrame();
      if (!frame) return [];
      const list = await frame.evaluateHandle(expression);
      const found = [...(await list.getProperties()).values()] as ElementHandle<Field>[];
      return found.map((element) => ({
        click: () => element.click(),
        fill: async (text) => {
          await element.evaluate((field) => field.select());
          await element.press('Delete');
          await element.type(text);
        },
        upload: (path) => element.uploadFile(path),
        screenshot: () => element.screenshot(),
        evaluate: (script, text = '') => element.evaluate(script, text) as never,
      }));
    },
    close: () => browser.close(),
  };
}
