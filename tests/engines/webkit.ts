import { createRequire } from 'node:module';
import { Builder, By, type WebElement } from 'selenium-webdriver';
import type * as remote from 'selenium-webdriver/remote';
import { QUERIES, type Engine } from './engine-page';

// Selenium's folders can't be imported, only required.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof remote;

/** Selenium controls Debian's WebKit by its driver. Requires a display. */
export async function startWebkit(program: string): Promise<Engine> {
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    // Without a GPU, screenshots by shared graphics buffers show only the upper part of the window.
    .setEnvironment({
      ...(process.env as Record<string, string>),
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });

  let isInFrame = false;
  const enter = async (frame: string | null): Promise<void> => {
    if (isInFrame) await driver.switchTo().defaultContent();
    isInFrame = frame !== null;
    if (frame !== null) await driver.switchTo().frame(driver.findElement(By.css(frame)));
  };
  return {
    goto: async (url) => {
      await enter(null);
      await driver.get(url);
    },
    evaluate: async (expression) => {
      await enter(null);
      return driver.executeScript(`return ${expression}`);
    },
    find: async (expression, frame) => {
      await enter(frame);
      const look = () =>
        driver.executeScript<WebElement[] | null>(
          `return 'TestingLibraryDom' in window ? ${expression} : null`,
        );
      const found = (await look()) ?? (await driver.executeScript(QUERIES).then(look)) ?? [];
      return found.map((element) => ({
        click: () => element.click(),
        fill: async (text) => {
          await element.clear();
          await element.sendKeys(text);
        },
        upload: (path) => element.sendKeys(path),
        screenshot: async () => Buffer.from(await element.takeScreenshot(), 'base64'),
        evaluate: (script, text = '') => driver.executeScript(script, element, text) as never,
      }));
    },
    close: async () => {
      await driver.quit();
      await service.kill();
    },
  };
}
