import { chromium } from 'playwright-core';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const out='/tmp/look-shots';
const shot=async(w,r,sel,name,n=0,before)=>{const p=await b.newPage({viewport:{width:w,height:900}});await p.goto('http://localhost:3110'+r);await p.waitForTimeout(300);if(before)await before(p);const l=p.locator(sel).nth(n);await l.scrollIntoViewIfNeeded();await p.waitForTimeout(300);await p.screenshot({path:`${out}/${name}.png`});await p.close();};
const wanted=process.argv.slice(2);
const all={
 table1440:()=>shot(1440,'/react/install','table','table1440'),
 table390:()=>shot(390,'/react/install','table','table390'),
 pager390:()=>shot(390,'/react/api/make-styles','.pagination-nav','pager390'),
 pager1440:()=>shot(1440,'/react/api/make-styles','.pagination-nav','pager1440'),
 aside:()=>shot(768,'/react/guides/limitations','aside:not([class*=Sidebar]):not([class*=sidebar])','aside'),
 pane:()=>shot(1440,'/react/api/make-styles','[role=tabpanel] pre','pane',4),
 paneCoy:()=>shot(1440,'/react/api/make-styles','[role=tabpanel] pre','paneCoy',4,async p=>{await p.evaluate(()=>{localStorage.setItem('code-theme','coy')});await p.getByLabel('Code theme').first().selectOption({label:'Coy'});await p.waitForTimeout(500)}),
};
for(const k of wanted.length?wanted:Object.keys(all)) await all[k]();
await b.close();
