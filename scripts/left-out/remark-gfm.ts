import { throwingStub } from './missing';

export default throwingStub('remark-gfm');
