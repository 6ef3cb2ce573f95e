// The script of the worker that formats.
import { answerJobs } from './answerJobs.ts';
import { formatCode } from './formatCode.ts';

answerJobs(formatCode);
