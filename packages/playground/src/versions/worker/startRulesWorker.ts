// The script of the worker that creates classes and rules with one release of Griffel: the build replaces
// @griffel/core with that release.
import * as core from '@griffel/core';
import { answerJobs } from '../../tools/createJobWorker.ts';
import { resolveCalls, type EvaluatedStyles } from './resolveCalls.ts';

answerJobs((calls: EvaluatedStyles[]) => Promise.resolve(resolveCalls(core, calls)));
