import { missing } from './missing';

export default missing('react-markdown');
