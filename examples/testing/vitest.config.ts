import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // Testing Library removes what a test has rendered if it finds a global `afterEach`.
    globals: true,
    snapshotSerializers: ['@griffel/jest-serializer'],
  },
});
