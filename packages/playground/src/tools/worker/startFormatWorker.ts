// The script of the worker that formats.
import { answerJobs } from '../createJobWorker.ts';
import { formatCode } from './formatCode.ts';

answerJobs(formatCode);
