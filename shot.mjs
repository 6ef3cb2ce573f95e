import { chromium } from 'playwright-core';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const out='/tmp/look-shots'; import fs from 'node:fs'; fs.mkdirSync(out,{recursive:true});
for (const w of [390,768,1440]) {
  const p = await b.newPage({viewport:{width:w,height:900}});
  for (const r of ['/react/install','/react/api/make-styles','/react/guides/limitations']) {
    await p.goto('http://localhost:3110'+r); await p.waitForTimeout(400);
    const sw=await p.evaluate(()=>document.documentElement.scrollWidth);
    if(sw>w) console.log('OVERFLOW',w,r,sw);
    await p.screenshot({path:`${out}/${r.split('/').pop()}-${w}.png`});
    if(process.argv[2]){ await p.screenshot({path:`${out}/${r.split('/').pop()}-${w}-full.png`,fullPage:true}); }
  }
  await p.close();
}
await b.close();
