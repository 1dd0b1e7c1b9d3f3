import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { dataSchema, idParamsSchema } from './paging.ts';
import {
  pharmacyChangeSchema,
  pharmacyExportQuerySchema,
  pharmacyImportSchema,
  pharmacyInputSchema,
  pharmacyPlacesSchema,
  pharmacyPlanSchema,
  pharmacyStateSchema,
  staffPharmacyListSchema,
  staffPharmacyQuerySchema,
  staffPharmacySchema,
} from './staff-pharmacies.ts';

const pharmacy = { status: 200, schema: dataSchema(staffPharmacySchema) } as const;

export const staffPharmacyEndpoints = {
  listStaffPharmacies: {
    method: 'GET',
    path: '/staff/pharmacies',
    summary: 'Pharmacies, closed ones too',
    staff: 'pharmacies.read',
    request: { query: staffPharmacyQuerySchema },
    response: { status: 200, schema: staffPharmacyListSchema },
  },
  listPharmacyPlaces: {
    method: 'GET',
    path: '/staff/pharmacies/places',
    summary: 'Provinces, districts, stations and products to choose from',
    staff: 'pharmacies.read',
    request: {},
    response: { status: 200, schema: dataSchema(pharmacyPlacesSchema) },
  },
  exportPharmacies: {
    method: 'GET',
    path: '/staff/pharmacies/export',
    summary: 'Pharmacies as a CSV file',
    staff: 'pharmacies.read',
    request: { query: pharmacyExportQuerySchema },
    response: { status: 200, schema: v.undefined(), isFile: true },
  },
  importPharmacies: {
    method: 'POST',
    path: '/staff/pharmacies/import',
    summary: 'Plan an import of a CSV file, or store what was planned',
    staff: 'pharmacies.change',
    request: { body: pharmacyImportSchema, multipart: { booleans: ['closesMissing'] } },
    response: { status: 200, schema: dataSchema(pharmacyPlanSchema) },
    problems: ['conflict'],
  },
  createPharmacy: {
    method: 'POST',
    path: '/staff/pharmacies',
    summary: 'Add a pharmacy',
    staff: 'pharmacies.change',
    request: { body: pharmacyInputSchema },
    response: { status: 201, schema: dataSchema(staffPharmacySchema) },
  },
  getStaffPharmacy: {
    method: 'GET',
    path: '/staff/pharmacies/{id}',
    summary: 'A pharmacy',
    staff: 'pharmacies.read',
    request: { params: idParamsSchema },
    response: pharmacy,
  },
  changePharmacy: {
    method: 'PUT',
    path: '/staff/pharmacies/{id}',
    summary: 'Change a pharmacy',
    staff: 'pharmacies.change',
    request: { params: idParamsSchema, body: pharmacyChangeSchema },
    response: pharmacy,
    problems: ['conflict'],
  },
  changePharmacyState: {
    method: 'PATCH',
    path: '/staff/pharmacies/{id}',
    summary: 'Close or reopen a pharmacy',
    staff: 'pharmacies.change',
    request: { params: idParamsSchema, body: pharmacyStateSchema },
    response: pharmacy,
    problems: ['conflict'],
  },
} as const satisfies Record<string, Endpoint>;
