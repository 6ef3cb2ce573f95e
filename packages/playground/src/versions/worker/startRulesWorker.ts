// The script of the worker that makes classes and rules, of one release: builds take another
// package for @griffel/core.
import * as core from '@griffel/core';
import { answerJobs } from '../../tools/createJobWorker.ts';
import { resolveCalls, type EvaluatedStyles } from './resolveCalls.ts';

answerJobs((calls: EvaluatedStyles[]) => Promise.resolve(resolveCalls(core, calls)));
