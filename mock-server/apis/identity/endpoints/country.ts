import type { Endpoint } from '../endpoint';
import { json } from '../http';

/** The portal's only market. */
export const country: Endpoint = {
  path: 'user/geoloc/country',
  methods: ['GET'],
  isPublic: true,
  answer: async () =>
    json({ country_code: 'US', country_code3: 'USA', country_name: 'United States' }),
};
