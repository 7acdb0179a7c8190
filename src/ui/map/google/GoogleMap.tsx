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
import type { MapEngineProps } from '../mapEngine';
import { createGoogleMapEngine } from './googleMapEngine';

interface Props extends MapEngineProps {
  service: MapsSetting;
}

/** Renders Google Maps. Its colour scheme is fixed on creation, so the caller remounts it when the theme changes. */
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
        <EngineReporter {...props} />
      </Map>
    </APIProvider>
  );
}

/** Passes the map's engine to `onEngine` once the map has loaded. */
function EngineReporter({ bounds, maxAutoZoom, onEngine, onFailure }: MapEngineProps) {
  const map = useMap();
  const status = useApiLoadingStatus();
  const reportEngine = useEffectEvent(onEngine);
  const reportFailure = useEffectEvent(onFailure);
  const connect = useEffectEvent((googleMap: google.maps.Map) => {
    const { engine, onLoaded, remove } = createGoogleMapEngine(googleMap);
    onLoaded(() => {
      engine.fitBounds(bounds, maxAutoZoom);
      reportEngine(engine);
    });
    return remove;
  });

  useEffect(() => {
    if (!map) return;
    const remove = connect(map);
    return () => {
      reportEngine(null);
      remove();
    };
  }, [map]);
  useEffect(() => {
    if (status === APILoadingStatus.FAILED || status === APILoadingStatus.AUTH_FAILURE) reportFailure();
  }, [status]);
  return null;
}
