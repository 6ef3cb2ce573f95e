import { describe, expect, it } from 'vitest';
import keepSiteData from './siteDataLoader';

describe('siteDataLoader', () => {
  it('keeps what pages read, without paths of the build', () => {
    const config = {
      title: 'Griffel',
      plugins: [['docs', { path: '/home/me/docs' }]],
      future: { faster: { rspackBundler: true }, experimental_router: 'browser' },
      themeConfig: { navbar: { title: 'Griffel' }, prism: { theme: {} } },
    };
    const source = `/* generated; {} */\nexport default ${JSON.stringify(config, null, 2)};\n`;
    expect(keepSiteData(source)).toBe(
      'export default {"title":"Griffel","future":{"experimental_router":"browser"},' +
        '"themeConfig":{"navbar":{"title":"Griffel"}}};',
    );
  });
});
