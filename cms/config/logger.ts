import { environment } from '../src/environment/environment';

// winston levels: error, warn, info, http. From "http" on there is one line per request.
export default { level: environment.LOG_LEVEL };
