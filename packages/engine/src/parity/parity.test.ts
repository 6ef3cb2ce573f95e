import { describeParity } from './describeParity.ts';
import { DIFFERENCES } from './differences.ts';
import { readFixtures } from './readFixtures.ts';

describeParity(readFixtures('__fixtures__'), DIFFERENCES);
