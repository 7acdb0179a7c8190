import {
  Admin,
  BooleanField,
  Datagrid,
  DateField,
  List,
  NumberField,
  Resource,
  Show,
  SimpleShowLayout,
  TextField,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider, dataProvider } from './api';

const fields = () => [
  <TextField key="license" source="license" />,
  <TextField key="brand_model" source="brand_model" />,
  <TextField key="vehicle_class" source="vehicle_class.title" />,
  <NumberField key="year" source="year" />,
  <NumberField key="carrying_capacity" source="carrying_capacity" />,
  <NumberField key="places" source="places" />,
  <BooleanField key="is_active" source="is_active" />,
  <TextField key="verify" source="verify" />,
  <TextField key="vin" source="vin" />,
  <DateField key="modified_at" source="modified_at" showTime />,
];

function VehicleList() {
  const filters = [<TextInput key="q" source="q" label="Search" alwaysOn />];
  return (
    <List filters={filters} perPage={25} sort={{ field: 'license', order: 'ASC' }} exporter={false}>
      <Datagrid rowClick="show">{fields()}</Datagrid>
    </List>
  );
}

function VehicleShow() {
  return (
    <Show>
      <SimpleShowLayout>{fields()}</SimpleShowLayout>
    </Show>
  );
}

createRoot(document.getElementById('root')).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider} disableTelemetry requireAuth>
    <Resource name="vehicles" list={VehicleList} show={VehicleShow} />
  </Admin>,
);
