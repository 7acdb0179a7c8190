/// <reference types="google.maps" />
import {
  APILoadingStatus,
  APIProvider,
  ColorScheme,
  Map,
  useApiLoadingStatus,
  useMap,
} from '@vis.gl/react-google-maps';
import { useEffect, useEffectEvent } from 'react';
import type { MapsSetting } from '../../../../providers/config';
import type { EngineProps } from '../engine';
import { engineOf } from './engineOf';

interface Props extends EngineProps {
  service: MapsSetting;
}

/** Google's map. Its colours are chosen when it is made: in the other theme it is another one. */
export function GoogleMap({ service, ...props }: Props) {
  return (
    <APIProvider apiKey={service.key} language={props.language} onError={props.onFailure}>
      <Map
        defaultBounds={{ ...props.bounds, padding: 48 }}
        maxZoom={18}
        mapId={service.mapId}
        colorScheme={props.dark ? ColorScheme.DARK : ColorScheme.LIGHT}
        gestureHandling="cooperative"
        disableDefaultUI
      >
        <Bridge {...props} />
      </Map>
    </APIProvider>
  );
}

/** Tells of the map once it is drawn. */
function Bridge({ bounds, closest, onEngine, onFailure }: EngineProps) {
  const map = useMap();
  const status = useApiLoadingStatus();
  const ready = useEffectEvent(onEngine);
  const fail = useEffectEvent(onFailure);
  const begin = useEffectEvent((drawn: google.maps.Map) => {
    const { engine, loaded, remove } = engineOf(drawn);
    loaded(() => {
      engine.show(bounds, closest);
      ready(engine);
    });
    return remove;
  });

  useEffect(() => {
    if (!map) return;
    const remove = begin(map);
    return () => {
      ready(null);
      remove();
    };
  }, [map]);
  useEffect(() => {
    if (status === APILoadingStatus.FAILED || status === APILoadingStatus.AUTH_FAILURE) fail();
  }, [status]);
  return null;
}
