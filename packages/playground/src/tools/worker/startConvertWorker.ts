// The script of the worker that converts CSS.
import { convertCSS } from '../../from-css/convertCSS.ts';
import { answerJobs } from '../createJobWorker.ts';

answerJobs(async (text: string) => convertCSS(text));
