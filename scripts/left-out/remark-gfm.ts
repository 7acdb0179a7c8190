import { missing } from './missing';

export default missing('remark-gfm');
