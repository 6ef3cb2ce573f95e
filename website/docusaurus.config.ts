import { createConfig } from './createConfig';
import { settings } from './settings';

export default createConfig(settings);
