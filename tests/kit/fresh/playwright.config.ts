import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: ['portal.case.ts', 'recorded-*.case.ts'],
  workers: 1,
  timeout: 300_000,
  reporter: 'line',
  use: {
    baseURL: process.env['PORTAL_URL'] ?? 'http://localhost:5173/',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] === undefined
        ? {}
        : { executablePath: process.env['CHROMIUM_PATH'] }),
      args: ['--no-sandbox'],
    },
  },
});
