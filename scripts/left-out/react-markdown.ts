import { throwingStub } from './missing';

export default throwingStub('react-markdown');
